import { useMutation } from '@tanstack/react-query';
import type { RequestInput } from 'pest-sdk';
import { client } from '../../base/client';
import { useSession } from '../../base/session';

/** Signs in and keeps the token. */
export function useLogin() {
  const { signIn } = useSession();
  return useMutation({
    mutationFn: (request: RequestInput<'auth.login'>) => client.auth.login(request),
    onSuccess: (token, { remember = false }) => signIn(token, { remember }),
    meta: { shownInPlace: true },
  });
}
