import { token } from 'pest-ui';
import { styled } from 'styled-components';
import type { Refusal } from './refusal';

/** A refusal of the form as a whole; one of a field is shown beside the field. */
export function RefusalNote({ refusal }: { readonly refusal: Refusal<string> | null }) {
  if (!refusal || refusal.field !== null) return null;
  return <Note role="alert">{refusal.message}</Note>;
}

const Note = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  padding: ${token.space[2]} ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${token.color.dangerSoft};
  color: ${token.color.danger};
`;
