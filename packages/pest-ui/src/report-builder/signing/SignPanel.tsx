import { Suspense } from 'react';
import { fetched } from '../../primitives/fetched/fetched';
import type { SignPanelProps } from './SignForm';

const SignForm = /* @__PURE__ */ fetched(() => import('./SignForm'), 'SignForm');

/**
 * Signs a report. Signers with an account of their own can draw or type: who cannot draw signs as well as
 * anyone. Others draw on this device; if the customer is absent, the reason is recorded.
 */
export function SignPanel(props: SignPanelProps) {
  return (
    <Suspense fallback={null}>
      <SignForm {...props} />
    </Suspense>
  );
}
