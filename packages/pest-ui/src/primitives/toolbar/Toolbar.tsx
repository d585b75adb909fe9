import {
  Children,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../i18n/messages';
import * as color from '../../theme/color';
import { named } from '../../theme/named';
import { controlSize, fontSize, fontWeight, radius, shadow, size, space } from '../../theme/tokens';
import { IconButton } from '../button/IconButton';
import { useChosenInSight } from '../chosen-in-sight';
import { filterIcon, type IconPath, moreIcon } from '../icon/icons';
import { sideShade } from '../table/side-shade';
import { toolbarMessages } from './toolbar.messages';

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  readonly search?: ReactNode | undefined;
  /** The few states that one looks at a list by, with their counts. */
  readonly views?: ReactNode | undefined;
  /** Selects, dates and the like; where there is no room they are the first to fold behind a button. */
  readonly filters?: ReactNode | undefined;
  /** Secondary acts; they fold after the filters. */
  readonly tools?: ReactNode | undefined;
  /** The page's main act. */
  readonly action?: ReactNode | undefined;
  /** What can be done with the selected rows. */
  readonly selection?: ReactNode | undefined;
  /** While it is true, `selection` takes the place of everything else. @default whether there is a `selection` */
  readonly selecting?: boolean | undefined;
}

/**
 * One row above a list, never two: filters fold first, then the search box shrinks, then the secondary acts fold, each
 * behind a button of its own; beside states the search folds last.
 */
export function Toolbar(props: ToolbarProps) {
  const { search, views, filters, tools, action, selection, selecting = Boolean(selection) } = props;
  const bar = useRef<HTMLDivElement>(null);
  const shown = useChosenInSight('label:has(:checked)');
  const t = useMessages(toolbarMessages);
  const level = useFolding(bar);
  if (!search && !views && !filters && !tools && !action && !selecting) return null;
  if (selecting) {
    return (
      <Bar ref={bar} data-pest="toolbar" data-selecting>
        {selection}
      </Bar>
    );
  }
  const searchFolds = level === 3 && Boolean(views);
  return (
    <Bar ref={bar} data-pest="toolbar" data-level={level}>
      {search && !searchFolds && <Search>{search}</Search>}
      {views && <Views ref={shown}>{views}</Views>}
      <Folding bar={bar} folded={level > 0} icon={filterIcon} label={t('toolbar.filter')}>
        {searchFolds && search}
        {filters}
      </Folding>
      {level < 2 && tools && <Tools>{tools}</Tools>}
      <Folding bar={bar} folded icon={moreIcon} label={t('toolbar.more')}>
        {level >= 2 && tools}
      </Folding>
      {action && <Action data-alone={!tools || level >= 2 || undefined}>{action}</Action>}
    </Bar>
  );
}

interface FoldingProps {
  readonly bar: RefObject<HTMLElement | null>;
  readonly folded: boolean;
  /** Of the button. */
  readonly icon: IconPath;
  readonly label: string;
  readonly children: ReactNode;
}

/** Its children in the row, or behind a button under it. */
function Folding({ bar, folded, icon, label, children }: FoldingProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (Children.toArray(children).length === 0) return null;
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    bar.current?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus();
  };
  return (
    // Escape closes what the button opened, wherever in it the focus is.
    <Folds onKeyDown={close}>
      {folded && (
        <IconButton
          variant="secondary"
          icon={icon}
          label={label}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        />
      )}
      <Parts id={id} data-folded={folded || undefined} hidden={folded && !open}>
        {children}
      </Parts>
    </Folds>
  );
}

/** 0: all in the row; 1: filters are folded; 2: secondary acts too; 3: what is left gives way, the search first. */
const most = 3;

/** How much of the row is folded; it unfolds at the width at which it had to fold. */
function useFolding(bar: RefObject<HTMLElement | null>): number {
  const [needed, setNeeded] = useState<readonly number[]>([]);
  useLayoutEffect(() => {
    const row = bar.current;
    if (!row || row.dataset.level === undefined || !('ResizeObserver' in window)) return;
    const measure = () =>
      setNeeded((now) => {
        const still = now.filter((width) => row.clientWidth < width);
        if (still.length < now.length) return still;
        return row.scrollWidth > row.clientWidth && now.length < most ? [...now, row.scrollWidth] : now;
      });
    // At once, so that no frame is drawn of a row that is too wide; later for what becomes wider by itself.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(row);
    for (const part of row.children) observer.observe(part);
    return () => observer.disconnect();
  });
  return needed.length;
}

const Bar = styled.div.withConfig(named('Toolbar'))`
  --_pest-field-height: ${controlSize.control};
  --_pest-day-width: 132px;
  --_pest-field-border: ${color.borderControl};
  position: relative;
  z-index: 3;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-width: 0;
  min-height: ${size.bar};
  font-size: ${fontSize.sm};
  color: ${color.textMuted};
  & > button {
    flex: none;
  }
  /* Controls as high as a finger touch neither the bar above nor the rows below. */
  @media (pointer: coarse) {
    padding-block: ${space[1]};
  }
  &[data-level='0'] > * {
    flex-shrink: 0;
  }
  /* A filter that is set is a solid chip, one that is not is an outline. */
  & select:not(dialog *):has(> option[value='']) {
    border-style: dashed;
  }
  & select:not(dialog *):has(> option[value='']:not(:checked)):not(:has(> option[value='']:checked)) {
    border-style: solid;
    background: ${color.surfaceSunken};
    font-weight: ${fontWeight.medium};
  }
  @media print {
    display: none;
  }
`;

const Search = styled.div`
  flex: 0 1 240px;
  min-width: 150px;
  [data-level]:not([data-level='0']) > & {
    flex: 1 1 150px;
    max-width: 320px;
  }
  [data-level='3'] > & {
    min-width: 0;
  }
`;

/** Narrow, the states scroll sideways by themselves. */
const Views = styled.div`
  flex: 0 1 auto;
  min-width: 0;
  overflow-x: auto;
  scrollbar-width: none;
  ${sideShade}
  && > * {
    flex-wrap: nowrap;
  }
  [data-level]:not([data-level='3']) > & {
    min-width: min-content;
  }
`;

const Folds = styled.div`
  display: flex;
  align-items: center;
  [data-level]:not([data-level='0']) > & {
    flex: none;
  }
`;

const Parts = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  & > :is(input, select),
  & > * > :is(input, select) {
    width: auto;
    max-width: 180px;
  }
  &[data-folded] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    display: grid;
    gap: ${space[3]};
    max-width: 360px;
    padding: ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.lg};
    background: ${color.surfaceRaised};
    box-shadow: ${shadow.md};
  }
  /* Not in a dialog that one of them opens: it stands in their place. */
  &[data-folded] :is(input, select):not(dialog *) {
    width: 100%;
    max-width: none;
  }
  &[hidden] {
    display: none;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  [data-level] > & {
    flex: none;
    margin-inline-start: auto;
  }
`;

const Action = styled.div`
  flex: none;
  display: flex;
  gap: ${space[2]};
  &[data-alone] {
    margin-inline-start: auto;
  }
  /* On a phone its icon is enough beside the states or the search box, which need the room; its words stay its name. */
  @media (max-width: 640px) {
    [data-level='2'] > :is(${Search}, ${Views}) ~ & > button:only-child:has(> svg),
    [data-level='3'] > :is(${Search}, ${Views}) ~ & > button:only-child:has(> svg) {
      gap: 0;
      width: ${controlSize.touch};
      padding: 0;
      font-size: 0;
    }
  }
`;
