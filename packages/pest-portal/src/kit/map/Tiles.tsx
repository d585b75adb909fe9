import type { SiteMap } from 'pest-sdk';
import { useRef, useState } from 'react';
import { type Point, type Tile, tileAddress, tilesAround, tilesUnder } from './mercator';

export interface Size {
  readonly width: number;
  readonly height: number;
}

interface TilesProps {
  readonly provider: NonNullable<SiteMap['provider']>;
  readonly middle: Point;
  readonly zoom: number;
  readonly size: Size;
  readonly onPictures: ((there: boolean) => void) | undefined;
}

/** A single picture may be missing at the end of what a provider knows. */
const toldAfter = 2;

/**
 * The pictures of a map. Zoomed, it shows what it showed before, larger or smaller, until the new pictures are there: on
 * a slow network a map that goes blank with each step is one that nobody finds a site on.
 */
export function Tiles({ provider, middle, zoom, size, onPictures }: TilesProps) {
  const ends = useRef<Ends>({ loaded: new Set(), failed: new Set() });
  const [layers, setLayers] = useState<Layers>({ zoom, under: null });
  if (layers.zoom !== zoom) setLayers(zoomed(layers, zoom, ends.current));
  const tiles = tilesAround(middle, zoom, size);
  const under =
    layers.under === null
      ? []
      : tilesUnder(middle, zoom, size, layers.under).filter(({ key }) => ends.current.loaded.has(key));
  const settle = (tile: Tile, how: keyof Ends) => {
    const { loaded, failed } = ends.current;
    ends.current[how].add(tile.key);
    if (how === 'loaded' && loaded.size === 1) onPictures?.(true);
    if (how === 'failed' && loaded.size === 0 && failed.size >= toldAfter) onPictures?.(false);
    const settled = tiles.every(({ key }) => loaded.has(key) || failed.has(key));
    if (settled) setLayers((now) => (now.zoom === zoom && now.under !== null ? { zoom, under: null } : now));
  };
  return [...under, ...tiles].map((tile) => (
    <Picture
      key={tile.key}
      tile={tile}
      address={tileAddress(provider.tiles, tile, tile.zoom)}
      onEnd={(how) => settle(tile, how)}
    />
  ));
}

interface Layers {
  readonly zoom: number;
  /** The zoom whose pictures lie below until those of this one are there. */
  readonly under: number | null;
}

/** How each picture that was asked for ended, by its key. */
interface Ends {
  readonly loaded: Set<string>;
  readonly failed: Set<string>;
}

/** Further in or out, a picture is a blot, or a grain. */
const mostStretch = 3;

function zoomed({ zoom: before, under }: Layers, zoom: number, { loaded }: Ends): Layers {
  const wasSeen = [...loaded].some((key) => key.startsWith(`${before}/`));
  const kept = wasSeen ? before : under;
  return { zoom, under: kept === null || kept === zoom || Math.abs(kept - zoom) > mostStretch ? null : kept };
}

interface PictureProps {
  readonly tile: Tile;
  readonly address: string;
  readonly onEnd: (how: keyof Ends) => void;
}

/** One that cannot be loaded is a gap, and no sign of a broken picture. */
function Picture({ tile: { left, top, scale }, address, onEnd }: PictureProps) {
  const [broken, setBroken] = useState(false);
  if (broken) return null;
  return (
    <img
      src={address}
      alt=""
      draggable={false}
      // Providers ask who shows their maps; the page itself tells nobody its address.
      referrerPolicy="origin"
      style={{ transform: `translate(${left}px, ${top}px)${scale === 1 ? '' : ` scale(${scale})`}` }}
      onLoad={() => onEnd('loaded')}
      onError={() => {
        setBroken(true);
        onEnd('failed');
      }}
    />
  );
}
