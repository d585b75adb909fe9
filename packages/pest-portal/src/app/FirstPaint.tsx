import { LoadingState, VisuallyHidden } from 'pest-ui';

/**
 * The console's shape, as `index.html` shows it before the script is there (`first-paint.css`), for as long as nobody
 * knows yet who has signed in; on other pages figures above lines.
 */
export function FirstPaint() {
  if (document.documentElement.dataset.layout !== 'console') return <LoadingState shape="page" />;
  return (
    <>
      <div className="first-paint" aria-hidden="true">
        <div>{lines(7)}</div>
        <div>{lines(1)}</div>
        <div>{lines(4)}</div>
      </div>
      <VisuallyHidden>
        <LoadingState />
      </VisuallyHidden>
    </>
  );
}

function lines(count: number) {
  return Array.from({ length: count }, (_, at) => <i key={String(at)} />);
}
