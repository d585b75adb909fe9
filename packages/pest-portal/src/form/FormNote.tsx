import { token } from 'pest-ui';
import { styled } from 'styled-components';
import type { Form } from './useForm';

/** Why a form was not taken as a whole; what one field is refused for stands beside the field. */
export function FormNote<Values extends object, Result>({ form }: { readonly form: Form<Values, Result> }) {
  return form.note && <Note role="alert">{form.note}</Note>;
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
