import { serviceAgreement } from 'pest-sdk';
import type { ContractPdfInput } from './contract-layout';

const side = (name: string, creditCode: string, address: string) => ({
  name,
  facts: [
    ['Credit code', creditCode],
    ['Address', address],
    ['Contact', '021-60000000'],
  ] as const,
});
export const seller = side('青禾平台运营有限公司', '91310105MA1TEST0X1', '上海市长宁区测试路 1 号');
export const buyer = side('安洁虫控服务有限公司', '91310112MA1GBX8P05', '上海市闵行区示例路 8 号');

/** A contract of a company's order, over as many facts. */
export const contract = (language: ContractPdfInput['language'], rows: number): ContractPdfInput => ({
  language,
  title: 'Membership service contract',
  seller,
  buyer,
  facts: Array.from({ length: rows }, (_, at) => [`Fact ${at + 1}`, 'Silver, 1 year'] as const),
  agreement: { title: 'Service agreement', version: 'version 2026-12', text: serviceAgreement },
  parties: { seller: 'Platform', buyer: 'Buyer' },
  sealKeyword: '(Seal of the platform)',
});
