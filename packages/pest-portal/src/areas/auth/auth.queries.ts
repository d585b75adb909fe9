import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';

/** Sets a new password for a phone, with a code that was sent to it. */
export function useResetPassword() {
  return useMutation({
    mutationFn: (request: RequestInput<'auth.webForgotPassword'>) => client.auth.webForgotPassword(request),
    meta: { shownInPlace: true },
  });
}

/** Sets the signed-in account's own password, which proves its phone. */
export function useSetOwnPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<'auth.setOwnPassword'>) => client.auth.setOwnPassword(request),
    meta: { shownInPlace: true },
    onSuccess: () => queryClient.invalidateQueries(),
  });
}

/** Changes the own name and picture, which the shell shows. */
export function useUpdateOwn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: RequestInput<'auth.updateOwn'>) => client.auth.updateOwn(request),
    meta: { shownInPlace: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['auth'] }),
  });
}

export function useChangePassword() {
  return useMutation({
    mutationFn: (request: RequestInput<'auth.changePassword'>) => client.auth.changePassword(request),
    meta: { shownInPlace: true },
  });
}

/** The own account as the server has it now. */
export function readOwn() {
  return client.auth.info({});
}
