import { lazy, Suspense } from 'react';
import type { SignPanelProps } from './SignForm';

const SignForm = /* @__PURE__ */ lazy(async () => ({ default: (await import('./SignForm')).SignForm }));

/**
 * Signs a report. From an account of one's own, drawing and typing stand side by side: who cannot draw signs as well as
 * anyone. On a device that is held out, one draws; of a customer that is not there, the reason is kept.
 */
export function SignPanel(props: SignPanelProps) {
  return (
    <Suspense fallback={null}>
      <SignForm {...props} />
    </Suspense>
  );
}
