import {
  type ForwardedRef,
  type ForwardRefExoticComponent,
  type ForwardRefRenderFunction,
  forwardRef,
  type PropsWithoutRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { PestRoot } from '../provider/PestRoot';
import type { BrokenProps } from './Broken';
import { Guard } from './Guard';
import type { RootAttributes, WidgetStates } from './widget.types';
import type { WidgetKind } from './widget-kind';

type Draw<Props, Handle> = (props: Props, ref: ForwardedRef<Handle>) => ReactElement;
type Drawn<Props, Handle> = ForwardRefExoticComponent<Props & RefAttributes<Handle>>;

/**
 * Makes a widget of what draws one: whatever it throws, its hooks included, is said in its place and never reaches the
 * host's tree.
 */
export function asWidget<Props extends WidgetStates & RootAttributes & BrokenProps['given'], Handle>(
  kind: WidgetKind,
  draw: Draw<Props, Handle>,
): Drawn<Props, Handle> {
  const Inner = drawnBy(draw);
  const Widget = drawnBy<Props, Handle>((props, ref) => {
    const { id, className, style }: RootAttributes = props;
    return (
      <Guard
        kind={kind}
        given={props}
        place={(said) => (
          <PestRoot data-pest={kind.name} {...{ id, className, style }}>
            {said}
          </PestRoot>
        )}
      >
        <Inner {...props} ref={ref} />
      </Guard>
    );
  });
  Widget.displayName = draw.name;
  return Widget;
}

/** React's own type reckons with a prop named `ref`, which no widget has. */
function drawnBy<Props, Handle>(draw: Draw<Props, Handle>) {
  return forwardRef(draw as ForwardRefRenderFunction<Handle, PropsWithoutRef<Props>>) as Drawn<Props, Handle>;
}
