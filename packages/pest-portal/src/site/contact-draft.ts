import { limits, type RequestInput } from 'pest-sdk';

export type ContactDraft = RequestInput<'contact.send'>;
export type ContactField = 'name' | 'phone' | 'email' | 'message';
export type ContactProblem = 'name.missing' | 'phone.format' | 'email.format' | 'message.missing';

export const emptyContact: ContactDraft = { name: '', phone: '', email: '', companyName: '', message: '' };

const phone = new RegExp(`^\\d{${limits.phoneDigits}}$`);
const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export function checkContact(draft: ContactDraft): Partial<Record<ContactField, ContactProblem>> {
  return {
    ...(draft.name.trim() === '' && { name: 'name.missing' }),
    ...(!phone.test(draft.phone) && { phone: 'phone.format' }),
    ...(draft.email !== '' && !email.test(draft.email) && { email: 'email.format' }),
    ...(draft.message.trim() === '' && { message: 'message.missing' }),
  };
}
