import { defineMessages } from 'pest-sdk';

/** Who signed a report, and as whom. */
export const signerMessages = defineMessages({
  zh: {
    'signer.none': '未签名',
    'signer.technician': '服务人员 {{name}}',
    'signer.customer': '客户 {{name}}',
    'signer.reviewer': '审核人 {{name}}',
  },
  en: {
    'signer.none': 'Not signed',
    'signer.technician': 'Technician {{name}}',
    'signer.customer': 'Customer {{name}}',
    'signer.reviewer': 'Reviewer {{name}}',
  },
});
