import { Suspense } from 'react';
import { useMessages } from '../../i18n/messages';
import { Button } from '../../primitives/button/Button';
import { fetched } from '../../primitives/fetched/fetched';
import { Row } from '../../primitives/layout/Row';
import type { TemplateEditing } from '../editing/useTemplateEditor';
import { templateFilesMessages } from '../files/template-files.messages';
import { Summary } from '../InspectionTemplateEditor.styles';
import type { InspectionTemplate, TemplateEditorOwnProps } from '../InspectionTemplateEditor.types';
import { readTemplate } from '../template/read-template';

const TemplateChanges = /* @__PURE__ */ fetched(() => import('./TemplateChanges'), 'default');

interface NewerVersionProps {
  readonly newer: InspectionTemplate;
  readonly editor: TemplateEditing;
  readonly onResolve: TemplateEditorOwnProps['onNewerResolve'];
}

/** Somebody else saved meanwhile: what they changed, and whose template is gone on with. Either can be undone. */
function NewerVersion({ newer: given, editor, onResolve }: NewerVersionProps) {
  const t = useMessages(templateFilesMessages);
  const { actions, saved, markSaved } = editor;
  const newer = readTemplate(given);
  const takeTheirs = () => {
    actions.edit(() => newer, 'import', { source: 'api' });
    markSaved(newer);
    onResolve?.('theirs');
  };
  const keepMine = () => {
    actions.edit((template) => ({ ...template, version: newer.version }), 'set');
    onResolve?.('mine');
  };
  return (
    <Summary role="alert" data-tone="warning">
      <h2>{t('template.newer', { version: newer.version ?? '' })}</h2>
      <Suspense>
        <TemplateChanges before={saved} after={newer} />
      </Suspense>
      <Row gap={2}>
        <Button onClick={keepMine}>{t('template.newer.mine')}</Button>
        <Button onClick={takeTheirs}>{t('template.newer.theirs')}</Button>
      </Row>
    </Summary>
  );
}

export default NewerVersion;
