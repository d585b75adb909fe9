import { defineMessages } from 'pest-sdk';

/** Words of batches and their expiry, wherever stock is shown or used. */
export const batchMessages = defineMessages({
  zh: {
    'batch.label': '批次',
    'batch.first': '先到期的先用',
    'batch.first.expired': '未过期的库存不够，其中一部分会从过期批次扣减，请先核对。',
    'batch.option': '{{batch}}，剩余 {{stock}}',
    'batch.option.expires': '{{batch}}，剩余 {{stock}}，有效期至 {{day}}',
    'batch.option.expired': '{{batch}}，剩余 {{stock}}，已过期（{{day}}）',
    'batch.expired': '该批次已于 {{day}} 过期。',
    'batch.soon': '该批次 {{day}} 到期。',
    'batch.state.expired': '已过期',
    'batch.state.soon': '临期',
    'batch.until': '有效期至 {{day}}',
  },
  en: {
    'batch.label': 'Batch',
    'batch.first': 'Earliest expiry first',
    'batch.first.expired': 'Not enough unexpired stock: part of this would come from an expired batch. Check it first.',
    'batch.option': '{{batch}}, {{stock}} left',
    'batch.option.expires': '{{batch}}, {{stock}} left, expires {{day}}',
    'batch.option.expired': '{{batch}}, {{stock}} left, expired {{day}}',
    'batch.expired': 'This batch expired on {{day}}.',
    'batch.soon': 'This batch expires on {{day}}.',
    'batch.state.expired': 'Expired',
    'batch.state.soon': 'Expires soon',
    'batch.until': 'Expires {{day}}',
  },
});
