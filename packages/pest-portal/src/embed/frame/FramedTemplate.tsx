import { ConnectedInspectionTemplateEditor } from 'pest-ui/connected';
import type { FramedProps } from 'pest-ui/frame';
import { type FramedView, framed } from './framed';
import { flag, id, optional, propsReader } from './read-props';

type Props = FramedProps['inspection-template-editor'];

const readProps: (raw: Readonly<Record<string, unknown>>) => Props = propsReader({
  templateId: optional(id),
  readOnly: optional(flag),
});

function View({ props: { templateId, readOnly = true }, client, tell }: FramedView<Props>) {
  return (
    <ConnectedInspectionTemplateEditor
      client={client}
      templateId={templateId}
      readOnly={readOnly}
      onSaved={(id) => tell.change({ reason: 'saved', value: id })}
      onDirtyChange={(dirty) => tell.change({ reason: 'dirty', value: dirty })}
    />
  );
}

export default framed(readProps, View);
