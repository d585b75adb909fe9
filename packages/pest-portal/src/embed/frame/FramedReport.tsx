import { ConnectedReportBuilder } from 'pest-ui/connected';
import type { FramedProps } from 'pest-ui/frame';
import { type FramedView, framed } from './framed';
import { flag, id, optional, propsReader } from './read-props';

type Props = FramedProps['report-builder'];

const readProps: (raw: Readonly<Record<string, unknown>>) => Props = propsReader({
  reportId: id,
  readOnly: optional(flag),
});

function View({ props: { reportId, readOnly = true }, client, tell }: FramedView<Props>) {
  return (
    <ConnectedReportBuilder
      key={`${readOnly}`}
      client={client}
      reportId={reportId}
      readOnly={readOnly}
      defaultMode={readOnly ? 'preview' : 'edit'}
      onDirtyChange={(dirty) => tell.change({ reason: 'dirty', value: dirty })}
    />
  );
}

export default framed(readProps, View);
