import { Select } from '../../primitives/select/Select';
import { defineQuestionType } from './define-question-type';
import { NumberText } from './NumberText';

/** A question type of a host's own: how acid bait water is, within what the question allows. */
defineQuestionType({
  type: 'acme:ph',
  words: { zh: 'pH 值', en: 'pH value' },
  isAnswer: (answer) => typeof answer === 'number',
  read: (text) => (text.trim() === '' || Number.isNaN(Number(text)) ? undefined : Number(text)),
  settings: ({ decimals }) => ({ decimals: typeof decimals === 'number' ? decimals : 1 }),
  fault: ({ decimals }) =>
    decimals > 2 ? { zh: 'pH 计最多两位小数', en: 'A pH meter has two decimals at most' } : null,
  check: (answer) =>
    answer >= 0 && answer <= 14 ? null : { zh: 'pH 值在 0 到 14 之间', en: 'A pH value lies between 0 and 14' },
  say: (answer, { decimals }) => `pH ${answer.toFixed(decimals)}`,
  tests: ['more', 'less', 'answered'],
  Question: ({ answer, onAnswer, settings: _, required: __, ...field }) => (
    <NumberText {...field} value={answer ?? null} onChange={onAnswer} />
  ),
  Editor: ({ settings, readOnly, onChange }) => (
    <Select
      aria-label="Decimals"
      disabled={readOnly}
      value={String(settings.decimals)}
      options={['0', '1', '2', '3'].map((value) => ({ value, label: value }))}
      onChange={(decimals) => onChange({ decimals: Number(decimals) })}
    />
  ),
});
