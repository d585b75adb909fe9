import { useT } from '../../base/i18n';
import { language } from '../../base/language';
import { mapMessages } from './map.messages';
import { mapLink, type Place } from './place';

/** Opens a public map at a place, in a page of its own. */
export function MapLink({ place, name }: { readonly place: Place; readonly name: string }) {
  const t = useT(mapMessages);
  return (
    <a href={mapLink(place, name, language)} target="_blank" rel="noreferrer">
      {t('place.open')}
    </a>
  );
}
