import { limits } from 'pest-sdk';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import { asOpened, usePest } from '../../provider/context';
import { PestRoot } from '../../provider/PestRoot';
import * as color from '../../theme/color';
import { radius, shadow, space } from '../../theme/tokens';
import type { Tone } from '../badge/Badge';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import { alertIcon, checkIcon, closeIcon, type IconPath, infoIcon } from '../icon/icons';
import { liftOver } from './clear-of-acts';
import { toastMessages } from './toast.messages';

/** What a toast says and how long it stays, in milliseconds. */
export interface ToastContent {
  /** @default 'info' */
  readonly tone?: Exclude<Tone, 'neutral'> | undefined;
  readonly message: ReactNode;
}

interface ShownToast extends ToastContent {
  readonly id: number;
}

interface Toasts {
  readonly toast: (content: ToastContent) => void;
}

const ToastContext = createContext<Toasts>({ toast: () => undefined });

/** `const { toast } = useToast()`; `toast({ tone: 'success', message })`. */
export function useToast(): Toasts {
  return useContext(ToastContext);
}

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** Milliseconds a notice stays; it waits while the pointer or the focus is on it. @default 5000 */
  readonly duration?: number | undefined;
  readonly children: ReactNode;
}

const most = 4;

/** Notices at the edge of the page, clear of its main buttons; read out politely, errors at once. */
export function ToastProvider({ duration = limits.errorToastMs, children }: ToastProviderProps) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const next = useRef(0);
  const toast = useCallback((content: ToastContent) => {
    next.current += 1;
    const added = { ...content, id: next.current };
    setShown((before) => [...before, added].slice(-most));
  }, []);
  const dismiss = useCallback((id: number) => setShown((before) => before.filter((entry) => entry.id !== id)), []);
  const value = useMemo(() => ({ toast }), [toast]);
  return (
    <ToastContext.Provider value={value}>
      {children}
      <ToastRegion toasts={shown} duration={duration} onDismiss={dismiss} />
    </ToastContext.Provider>
  );
}

const Region = styled(PestRoot)`
  position: fixed;
  inset-block: auto ${space[4]};
  inset-inline: auto ${space[4]};
  display: grid;
  gap: ${space[2]};
  width: min(380px, calc(100vw - 32px));
  margin: 0;
  padding: 0;
  border: 0;
  background: transparent;
  overflow: visible;
  &:empty {
    display: none;
  }
`;

interface RegionProps {
  readonly toasts: readonly ShownToast[];
  readonly duration: number;
  readonly onDismiss: (id: number) => void;
}

function ToastRegion({ toasts, duration, onDismiss }: RegionProps) {
  const t = useMessages(toastMessages);
  const { layer = asOpened } = usePest();
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = region.current;
    if (!element || toasts.length === 0) return;
    // Shown anew with each notice, so that it lies above a dialog that opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [toasts.length]);
  useClearOfActs(region, toasts.length > 0);
  return layer(
    <Region ref={region} popover="manual" role="region" aria-label={t('toast.region')}>
      {toasts.map((entry) => (
        <Notice key={entry.id} entry={entry} duration={duration} onDismiss={onDismiss} />
      ))}
    </Region>,
  );
}

/** The main buttons of page and dialogs, and whatever a host marks as being in the way. */
const actSelector = ":is([data-variant='primary'], [data-main-act]):not(:disabled)";

/** While notices are shown they stand above the buttons that they would cover, wherever those move. */
function useClearOfActs(region: RefObject<HTMLDivElement | null>, shown: boolean): void {
  useEffect(() => {
    const element = region.current;
    const root = element?.getRootNode();
    if (!shown || !element || !(root instanceof Document || root instanceof ShadowRoot)) return;
    const place = () => {
      element.style.translate = '';
      const acts = [...root.querySelectorAll(actSelector)].map((act) => act.getBoundingClientRect());
      const lift = liftOver(element.getBoundingClientRect(), acts);
      element.style.translate = lift > 0 ? `0 ${-lift}px` : '';
    };
    place();
    const changes = new MutationObserver(place);
    changes.observe(root, { childList: true, subtree: true });
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      changes.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [region, shown]);
}

const Box = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-inline-start: 4px solid currentColor;
  border-radius: ${radius.md};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.md};
  &[data-tone='success'] {
    color: ${color.success};
  }
  &[data-tone='warning'] {
    color: ${color.warning};
  }
  &[data-tone='danger'] {
    color: ${color.danger};
  }
  &[data-tone='info'] {
    color: ${color.info};
  }
  & > div {
    flex: 1;
    color: ${color.text};
    overflow-wrap: anywhere;
  }
`;

const icons: Record<Exclude<Tone, 'neutral'>, IconPath> = {
  success: checkIcon,
  warning: alertIcon,
  danger: alertIcon,
  info: infoIcon,
};

function Notice({
  entry,
  duration,
  onDismiss,
}: { readonly entry: ShownToast } & Pick<RegionProps, 'duration' | 'onDismiss'>) {
  const t = useMessages(toastMessages);
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => onDismiss(entry.id), duration);
    return () => clearTimeout(timer);
  }, [held, duration, entry.id, onDismiss]);
  const tone = entry.tone ?? 'info';
  return (
    <Box
      role={tone === 'danger' ? 'alert' : 'status'}
      data-tone={tone}
      data-pest="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon path={icons[tone]} />
      <div>{entry.message}</div>
      <IconButton icon={closeIcon} label={t('toast.dismiss')} onClick={() => onDismiss(entry.id)} />
    </Box>
  );
}
