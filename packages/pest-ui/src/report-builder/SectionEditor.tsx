import { useSortable } from '@dnd-kit/sortable';
import {
  languageNames,
  pestGroupWords,
  proseIn,
  type ReportSection,
  type ReportSectionOf,
  untouchedLanguage,
  withProse,
} from 'pest-sdk';
import { memo } from 'react';
import { useFormat, useLocale, useMessages } from '../i18n/messages';
import { Badge } from '../primitives/badge/Badge';
import { Button } from '../primitives/button/Button';
import { IconButton } from '../primitives/button/IconButton';
import { Checkbox } from '../primitives/checkbox/Checkbox';
import { DragHandle } from '../primitives/drag-handle/DragHandle';
import { Field } from '../primitives/field/Field';
import { arrowDownIcon, arrowUpIcon } from '../primitives/icon/icons';
import { Text } from '../primitives/text/Text';
import { TextArea } from '../primitives/text-area/TextArea';
import { reportBuilderMessages } from './ReportBuilder.messages';
import { Card, CardHead } from './ReportBuilder.styles';
import { useSectionTitle } from './ReportView';
import { moveSectionBy, type SectionPatch, setSection } from './report-edits';
import { SectionFigures } from './SectionFigures';
import { trendFigures } from './trend-figures';
import type { EditReport } from './useReportBuilder';

interface SectionEditorProps {
  readonly section: ReportSection;
  readonly elementId: string;
  readonly edit: EditReport;
}

/** One section: its figures locked, its words free. */
export const SectionEditor = memo(function SectionEditor({ section, elementId, edit }: SectionEditorProps) {
  const t = useMessages(reportBuilderMessages);
  const title = useSectionTitle()(section);
  const sortable = useSortable({ id: section.id, data: { name: title } });
  const { transform } = sortable;
  const locale = useLocale();
  const { id, hidden } = section;
  const text = proseIn(section, locale);
  const untouched = untouchedLanguage(section);
  const set = (patch: SectionPatch) => edit((document) => setSection(document, id, patch));
  const write = (next: string) => set(withProse(section, locale, next));
  const move = (step: -1 | 1) => edit((document) => moveSectionBy(document, id, step));
  return (
    <Card
      ref={sortable.setNodeRef}
      id={elementId}
      tabIndex={-1}
      aria-labelledby={`${elementId}-title`}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition: sortable.transition,
      }}
      data-dragging={sortable.isDragging}
      data-hidden={hidden}
      data-pest="report-section"
    >
      <CardHead>
        <DragHandle
          size="sm"
          ref={sortable.setActivatorNodeRef}
          {...sortable.attributes}
          {...sortable.listeners}
          label={t('builder.section.drag', { title })}
        />
        <h3 id={`${elementId}-title`}>{title}</h3>
        {hidden && <Badge>{t('builder.section.hidden')}</Badge>}
        <IconButton icon={arrowUpIcon} size="sm" label={t('builder.section.up', { title })} onClick={() => move(-1)} />
        <IconButton
          icon={arrowDownIcon}
          size="sm"
          label={t('builder.section.down', { title })}
          onClick={() => move(1)}
        />
        <Checkbox label={t('builder.section.hide')} checked={hidden} onChange={(next) => set({ hidden: next })} />
      </CardHead>
      <Field label={t('builder.section.text', { title })}>
        {(ids) => <TextArea {...ids} rows={2} maxLength={5000} value={text} onChange={write} />}
      </Field>
      {isTrend(section) && text === '' && <Suggestion section={section} onUse={write} />}
      {untouched && (
        <Text as="p" size="xs" tone="warning">
          {t('builder.section.untouched', { language: languageNames[untouched], text: proseIn(section, untouched) })}
        </Text>
      )}
      <SectionFigures section={section} title={title} />
    </Card>
  );
});

type TrendSection = ReportSectionOf<'rodentTrend' | 'flyingInsectTrend'>;

const isTrend = (section: ReportSection): section is TrendSection =>
  section.kind === 'rodentTrend' || section.kind === 'flyingInsectTrend';

interface SuggestionProps {
  readonly section: TrendSection;
  readonly onUse: (words: string) => void;
}

/** A plain sentence from the figures, to be put in and then edited like any other. */
function Suggestion({ section: { data }, onUse }: SuggestionProps) {
  const t = useMessages(reportBuilderMessages);
  const locale = useLocale();
  const format = useFormat();
  const { total, change, above } = trendFigures(data);
  const direction = change === null || change === 0 ? 'same' : change > 0 ? 'up' : 'down';
  const sentence = t(`builder.trend.${direction}`, {
    group: pestGroupWords[data.group][locale],
    total: format.number(total),
    change: format.percent(Math.abs(change ?? 0)),
  });
  const months = format.list(above.map(format.month));
  const limit = t('builder.trend.above', { months, threshold: data.threshold ?? '' });
  const words = above.length > 0 ? t('builder.trend.both', { first: sentence, second: limit }) : sentence;
  return (
    <div>
      <p>{words}</p>
      <Button size="sm" variant="secondary" onClick={() => onUse(words)}>
        {t('builder.section.suggest')}
      </Button>
    </div>
  );
}
