import 'pest-ui/elements/auto';
import {
  ChangeDetectionStrategy,
  Component,
  CUSTOM_ELEMENTS_SCHEMA,
  effect,
  provideZonelessChangeDetection,
  signal,
} from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { PestElementEvents } from 'pest-ui/elements';
import { plan, points } from './line-2';

@Component({
  selector: 'app-page',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  changeDetection: ChangeDetectionStrategy.OnPush,
  template: `
    <h1>Line 2</h1>
    <pest-heat-map
      locale="en"
      [plan]="plan"
      [points]="points"
      [selected]="selected()"
      (pest-selected-change)="choose($event)"
    ></pest-heat-map>
    <p>{{ selected() ? selected() + ' is chosen' : 'Choose a device' }}</p>
  `,
})
class Page {
  readonly plan = plan;
  readonly points = points;
  readonly selected = signal<string | null>(null);

  constructor() {
    effect(() => {
      document.title = this.selected() ?? 'Line 2';
    });
  }

  choose({ detail }: PestElementEvents<'heat-map'>['pest-selected-change']): void {
    this.selected.set(detail.value);
  }
}

await bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });
