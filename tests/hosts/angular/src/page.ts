import 'pest-ui/elements/auto';
import {
  afterNextRender,
  ChangeDetectionStrategy,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  type ElementRef,
  provideZonelessChangeDetection,
  signal,
  viewChild,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { PestElement } from 'pest-ui/elements';
import { propsOf, tell } from './five';
import { foodPlantReport } from './report-document.fixture';

const five = propsOf(foodPlantReport('en'));

/** All five in one page of Angular, to be acted on and taken away. */
@Component({
  selector: 'app-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    @if (shown()) {
      <pest-heat-map
        locale="en"
        [plan]="heat.plan"
        [points]="heat.points"
        (pest-selected-change)="tell('heat-map')"
      ></pest-heat-map>
      <pest-floor-plan-editor
        #planEditor
        locale="en"
        [plan]="editor.plan"
        [defaultValue]="editor.defaultValue"
        (pest-selected-change)="tell('floor-plan-editor')"
      ></pest-floor-plan-editor>
      <pest-report-builder
        #reportBuilder
        locale="en"
        [defaultValue]="report.defaultValue"
        (pest-change)="tell('report-builder')"
      ></pest-report-builder>
      <pest-inspection-template-editor
        locale="en"
        [defaultValue]="template.defaultValue"
        (pest-change)="tell('inspection-template-editor')"
      ></pest-inspection-template-editor>
      <pest-stock-bell
        locale="en"
        [items]="bell.items"
        [access]="bell.access"
        (pest-open-change)="tell('stock-bell')"
      ></pest-stock-bell>
    }
  `,
})
class Page {
  readonly heat = five['heat-map'];
  readonly editor = five['floor-plan-editor'];
  readonly report = five['report-builder'];
  readonly template = five['inspection-template-editor'];
  readonly bell = five['stock-bell'];
  readonly tell = tell;
  readonly shown = signal(true);
  private readonly planEditor = viewChild.required<ElementRef<PestElement<'floor-plan-editor'>>>('planEditor');
  private readonly reportBuilder = viewChild.required<ElementRef<PestElement<'report-builder'>>>('reportBuilder');

  constructor() {
    // Angular binds no property whose name begins with `on`.
    afterNextRender(() => {
      this.planEditor().nativeElement.onAddDevice = this.editor.onAddDevice;
      this.reportBuilder().nativeElement.onSave = this.report.onSave;
    });
    Object.assign(window, { takeAway: () => this.takeAway() });
  }

  /** What is left of us when all is taken away. */
  private async takeAway() {
    this.shown.set(false);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return {
      sheets: document.adoptedStyleSheets.length,
      widgets: document.querySelectorAll('[data-pest], [class^="pest"]').length,
      styles: document.querySelectorAll('style').length,
    };
  }
}

await bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });
