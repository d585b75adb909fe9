import type { AccountSummary } from 'pest-sdk';
import { Avatar } from '../../kit/page/Avatar';

/** The picture of an account, or the first letter of its name. */
export function AccountAvatar({ account }: { readonly account: Pick<AccountSummary, 'name' | 'headPic'> }) {
  return <Avatar name={account.name} picture={account.headPic} />;
}
