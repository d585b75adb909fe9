import { Button, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { formMessages } from './form.messages';
import type { Form } from './useForm';

/**
 * What concerns a form as a whole: why it was not taken, and that it holds what was typed before. What one field is
 * refused for stands beside the field.
 */
export function FormNote<Values extends object, Result>({ form }: { readonly form: Form<Values, Result> }) {
  return (
    <>
      {form.restored && <Restored onForget={form.forget} />}
      {form.note && <Note role="alert">{form.note}</Note>}
      {form.question}
    </>
  );
}

/** Says that what was typed before is back, and offers to drop it. */
export function Restored({ onForget }: { readonly onForget: () => void }) {
  const t = useT(formMessages);
  return (
    <Kept role="status">
      {t('form.restored')}
      <Button size="sm" variant="ghost" onClick={onForget}>
        {t('form.forget')}
      </Button>
    </Kept>
  );
}

const Note = styled.p`
  flex-basis: 100%;
  grid-column: 1 / -1;
  margin: 0;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.dangerSoft};
  color: ${token.color.danger};
`;

const Kept = styled(Note)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token.space[2]};
  background: ${token.color.infoSoft};
  color: ${token.color.text};
`;
