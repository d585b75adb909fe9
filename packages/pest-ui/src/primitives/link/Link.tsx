import { type AnchorHTMLAttributes, forwardRef, type MouseEvent } from 'react';
import { usePest } from '../../provider/context';

/** Props of {@link Link}. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A real link that goes through the host's router when there is one. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link({ href, onClick, ...rest }, ref) {
  const { navigate } = usePest();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!navigate || event.defaultPrevented || wantsOwnPage(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return <a ref={ref} href={href} {...rest} onClick={follow} />;
});

function wantsOwnPage(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
