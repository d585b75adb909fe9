import { token } from 'pest-ui';
import { styled } from 'styled-components';

export interface AvatarProps {
  readonly name: string;
  /** Address of a picture; without one the first letter of the name stands there. */
  readonly picture: string | null;
  /** Pixels. @default 24 */
  readonly size?: number | undefined;
}

/** A person's picture beside the name, which says who it is. */
export function Avatar({ name, picture, size = 24 }: AvatarProps) {
  const style = { width: size, height: size, fontSize: Math.max(12, size / 2.4) };
  if (picture) return <Picture src={picture} alt="" style={style} />;
  return (
    <Letter aria-hidden="true" style={style}>
      {[...name][0]}
    </Letter>
  );
}

const Picture = styled.img`
  flex: none;
  border-radius: ${token.radius.pill};
  object-fit: cover;
`;

const Letter = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  border-radius: ${token.radius.pill};
  background: ${token.color.border};
  color: ${token.color.text};
  font-weight: ${token.fontWeight.semibold};
`;
