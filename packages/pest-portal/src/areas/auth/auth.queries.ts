import { useMutation } from '@tanstack/react-query';
import { md5 } from 'js-md5';
import { client } from '../../base/client';
import { useSession } from '../../base/session';
import type { LoginDraft } from './login-draft';

/** Signs in. The password leaves the browser as MD5 only (specification §5). */
export function useLogin() {
  const { signIn } = useSession();
  return useMutation({
    mutationFn: ({ loginId, password, remember }: LoginDraft) =>
      client.auth.login({ loginId: loginId.trim(), password: md5(password), loginType: 'web', remember }),
    onSuccess: (token, { remember }) => signIn(token, { remember }),
    meta: { shownInPlace: true },
  });
}
