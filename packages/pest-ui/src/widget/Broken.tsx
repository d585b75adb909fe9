import { useEffect, useState } from 'react';
import { useFormat, useMessages } from '../i18n/messages';
import { fetchCode } from '../primitives/fetched/fetch-code';
import { ErrorState } from '../primitives/states/ErrorState';
import { usePest } from '../provider/context';
import { Boundary } from './Boundary';
import { brokenMessages } from './Broken.messages';
import { type Misfit, misfitOf } from './prop-shapes';
import { Slot } from './Slot';
import type { SlotProps, Slots, StateParts } from './widget.types';
import type { WidgetKind } from './widget-kind';

/** Props of {@link Broken}. */
export interface BrokenProps {
  readonly kind: WidgetKind;
  /** What the widget was to be drawn from. */
  readonly given: {
    readonly slots?: Slots<StateParts> | undefined;
    readonly slotProps?: SlotProps<StateParts> | undefined;
  };
  readonly onRetry: () => void;
}

/** Stands where a widget cannot be drawn, and names what of the host's data does not fit. */
export default function Broken({ kind, given, onRetry }: BrokenProps) {
  const t = useMessages(brokenMessages);
  const misfit = useMisfit(kind, given);
  const choice = useFormat().list(misfit?.choice ?? []);
  const message = misfit
    ? t('broken.misfit', { place: misfit.place, wanted: t(`broken.wanted.${misfit.wanted}`, { choice }) })
    : t('broken.fault');
  const said = <ErrorState title={t('broken.title')} message={message} onRetry={onRetry} />;
  return (
    // The host's own part may be what cannot be drawn.
    <Boundary given={given} onFailure={() => undefined} fallback={() => said}>
      <Slot of={given.slots?.Error} props={{ message, onRetry }} extra={given.slotProps?.Error}>
        {(props) => <ErrorState title={t('broken.title')} {...props} />}
      </Slot>
    </Boundary>
  );
}

function useMisfit({ shapes: load }: WidgetKind, given: object): Misfit | null {
  const settings = usePest();
  const [misfit, setMisfit] = useState<Misfit | null>(null);
  useEffect(() => {
    let gone = false;
    fetchCode(load, 'shapes').then(
      (shapes) => !gone && setMisfit(misfitOf(given, shapes, settings)),
      // That it failed is said without them.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [load, given, settings]);
  return misfit;
}
