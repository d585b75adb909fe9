import { useMutation } from '@tanstack/react-query';
import { type BinderGap, type BinderQuestion, questionOf, type ResultOf } from 'pest-sdk';
import { Button, downloadBlob, downloadIcon, fetchCode, Icon, Text, toCsv, useFormat, VisuallyHidden } from 'pest-ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../base/i18n';
import { exportMessages } from '../../kit/import/export.messages';
import { answerMessages } from './answers/answer.messages';
import { useAnswerWords, useBinderAnswers, useGapWords } from './answers/BinderAnswers';
import { type BinderEntry, papersOf, withOwnPaths } from './binder-zip';
import { documentMessages } from './document.messages';
import { useBinderRecords } from './useBinderRecords';

type Binder = ResultOf<'document.binder'>;

export interface DownloadBinderProps {
  readonly customerId: string;
  readonly binder: Binder;
}

/** The binder and the site's records as one archive. How far it is is said; it can be stopped, and stops with the page. */
export function DownloadBinder({ customerId, binder }: DownloadBinderProps) {
  const t = useT(documentMessages);
  const asked = useT(answerMessages);
  const exporting = useT(exportMessages);
  const { number } = useFormat();
  const words = {
    question: (question: BinderQuestion) => asked(`document.question.${question}`),
    kind: (kind: BinderGap['kind']) => t(`document.kind.${kind}`),
  };
  const records = useBinderRecords(words);
  const listOf = useList();
  const [done, setDone] = useState({ files: 0, of: 0 });
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);
  const download = useMutation({
    meta: { shownInPlace: true },
    mutationFn: async () => {
      const { signal } = stop.current;
      const files = withOwnPaths([...papersOf(binder, words), ...(await records.load(customerId, signal))]);
      const list = {
        path: `${t('document.download.list')}.csv`,
        load: async () => new Blob([`\uFEFF${toCsv(listOf(binder, files, records.withheld))}`]),
      };
      const all = [list, ...files];
      const zipOf = await fetchCode(() => import('./zip-files'), 'zipOf');
      const archive = await zipOf(all, { signal, onDone: (count) => setDone({ files: count, of: all.length }) });
      downloadBlob(`${t('document.download.name')}.zip`, archive);
    },
    onMutate: () => {
      stop.current = new AbortController();
      setDone({ files: 0, of: 0 });
    },
  });
  const stopped = stop.current.signal.aborted;
  if (download.isPending) {
    return (
      <>
        <Text tone="muted" size="sm" role="status">
          {t('document.download.running', { done: number(done.files), total: number(done.of) })}
        </Text>
        <Button onClick={() => stop.current.abort()}>{exporting('export.stop')}</Button>
      </>
    );
  }
  return (
    <>
      {download.isError && !stopped && <Text role="alert">{t('document.download.failed')}</Text>}
      <VisuallyHidden role="status">{download.isSuccess && t('document.download.done')}</VisuallyHidden>
      <Button variant="primary" onClick={() => download.mutate()}>
        <Icon path={downloadIcon} size={16} />
        {t('document.download')}
      </Button>
    </>
  );
}

/** What the archive holds and what is missing, question by question. */
function useList() {
  const t = useT(documentMessages);
  const asked = useT(answerMessages);
  const { day } = useFormat();
  const answers = useBinderAnswers();
  const words = useAnswerWords();
  const gapWords = useGapWords();
  return (binder: Binder, files: readonly BinderEntry[], withheld: readonly string[]) => [
    (['question', 'standing', 'paper', 'subject', 'number', 'until', 'file'] as const).map((head) =>
      t(`document.list.${head}`),
    ),
    ...answers(binder).flatMap((answer) => {
      const { question } = answer.fact;
      const name = asked(`document.question.${question}`);
      return [
        [name, withheld.includes(question) ? t('document.list.withheld') : words(answer), '', '', '', '', ''],
        ...binder.gaps
          .filter(({ kind }) => questionOf[kind] === question)
          .map((gap) => [
            name,
            t(gap.kind === 'overdueAction' ? 'document.list.overdue' : 'document.list.missing'),
            t(`document.kind.${gap.kind}`),
            // Number and day have columns of their own.
            gap.kind === 'checks' ? gapWords(gap) : gap.subject,
            gap.number,
            gap.day ? day(gap.day) : '',
            '',
          ]),
        ...files
          .filter((file) => file.question === question)
          .map(({ path, paper }) => [
            name,
            t('document.list.there'),
            path.split('/').at(-1) ?? path,
            paper?.subject ?? '',
            paper?.number ?? '',
            paper?.lastDay ? day(paper.lastDay) : '',
            path,
          ]),
      ];
    }),
  ];
}
