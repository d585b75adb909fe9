import { closeIcon, IconButton, token } from 'pest-ui';
import { styled } from 'styled-components';
import { useT } from '../../base/i18n';
import { usePhotoSource } from '../../offline/outbox/kept-photos';
import { photoMessages } from './photo.messages';

export interface PhotoStripProps {
  readonly photos: readonly string[];
  /** Lets a photo be taken off again; without it the strip only shows. */
  readonly onRemove?: ((photo: string) => void) | undefined;
}

/** Photos side by side; each opens in full. */
export function PhotoStrip({ photos, onRemove }: PhotoStripProps) {
  const t = useT(photoMessages);
  if (photos.length === 0) return null;
  return (
    <Strip>
      {photos.map((photo, index) => (
        <li key={photo}>
          <Photo photo={photo} label={t('photo.view', { number: index + 1 })} />
          {onRemove && (
            <IconButton
              icon={closeIcon}
              size="sm"
              label={t('photo.remove', { number: index + 1 })}
              onClick={() => onRemove(photo)}
            />
          )}
        </li>
      ))}
    </Strip>
  );
}

function Photo({ photo, label }: { readonly photo: string; readonly label: string }) {
  const source = usePhotoSource(photo) ?? undefined;
  return (
    <a href={source} target="_blank" rel="noreferrer" aria-label={label}>
      <img src={source} alt="" loading="lazy" />
    </a>
  );
}

const Strip = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    position: relative;
  }

  img {
    display: block;
    width: 88px;
    height: 88px;
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.md};
    object-fit: cover;
  }

  button {
    position: absolute;
    top: 2px;
    right: 2px;
    background: ${token.color.surface};
  }
`;
