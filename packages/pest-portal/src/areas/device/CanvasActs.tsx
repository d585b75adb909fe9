import { Button, type ButtonProps, Icon, IconButton, type IconPath, Menu, plusIcon } from 'pest-ui';
import { styled } from 'styled-components';

/** One act of a page that a widget fills. */
export interface CanvasAct {
  readonly label: string;
  readonly icon: IconPath;
  readonly primary?: boolean | undefined;
  readonly onSelect: () => void;
}

interface CanvasActsProps {
  /** What they are called together, where there is no room for each. */
  readonly label: string;
  readonly acts: readonly CanvasAct[];
  readonly size?: ButtonProps['size'];
}

/** Acts as buttons; on a phone one button, which leads to all of them where there are several. */
export function CanvasActs({ label, acts, size }: CanvasActsProps) {
  const [first, ...more] = acts;
  if (!first) return null;
  return (
    <>
      <Wide>
        {acts.map((act) => (
          <Button key={act.label} size={size} variant={act.primary ? 'primary' : 'secondary'} onClick={act.onSelect}>
            {act.primary && <Icon path={act.icon} size={16} />}
            {act.label}
          </Button>
        ))}
      </Wide>
      <Narrow>
        {more.length === 0 ? (
          <IconButton size="sm" label={first.label} icon={first.icon} onClick={first.onSelect} />
        ) : (
          <Menu label={label} icon={plusIcon} items={[...acts].sort(primaryFirst)} />
        )}
      </Narrow>
    </>
  );
}

function primaryFirst(a: CanvasAct, b: CanvasAct): number {
  return Number(b.primary ?? false) - Number(a.primary ?? false);
}

/** The widget's bar keeps to one row below this. */
const narrow = 760;

const Wide = styled.div`
  display: contents;
  @media (max-width: ${narrow}px) {
    display: none;
  }
`;

const Narrow = styled.div`
  @media (min-width: ${narrow + 1}px) {
    display: none;
  }
`;
