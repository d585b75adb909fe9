import { address } from '../../base/links';

/** Addresses of the template screens. */
export const templateLinks = {
  list: '/servicePage/questionList',
  create: '/servicePage/questionAdd',
  edit: (id: string) => address('/servicePage/questionAdd', { id }),
};
