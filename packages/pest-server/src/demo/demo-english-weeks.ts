import type { WorkingWeeks } from './demo-weeks';

/** Of company B; the food hall, its first site, has a service in every state. */
export const englishWeeks: WorkingWeeks = {
  rhythms: [
    {
      site: 1,
      pattern: { kind: 'weekly', every: 1, weekdays: [1] },
      time: '13:30',
      technician: 3,
      description: 'Perimeter and production halls.',
      inspection: 'devices',
    },
    {
      site: 3,
      pattern: { kind: 'weekly', every: 1, weekdays: [3] },
      time: '09:00',
      technician: 2,
      description: 'Kitchen and bar, before service.',
      inspection: 'routine',
    },
    {
      site: 6,
      pattern: { kind: 'weekly', every: 1, weekdays: [5] },
      time: '14:00',
      technician: 5,
      description: 'Catering department and drains.',
      inspection: 'devices',
    },
    {
      site: 7,
      pattern: { kind: 'weekly', every: 2, weekdays: [4] },
      time: '09:30',
      technician: 4,
      description: 'Stored-product insects, all floors.',
      inspection: 'devices',
    },
    {
      site: 10,
      pattern: { kind: 'monthlyWeekday', every: 1, week: 2, weekday: 3 },
      time: '14:00',
      technician: 3,
      description: 'Cool store, monthly inspection.',
      inspection: 'devices',
    },
    {
      site: 11,
      pattern: { kind: 'monthlyDay', every: 1, day: 31 },
      time: '15:00',
      technician: null,
      description: 'Month-end service.',
      inspection: 'routine',
    },
  ],
  singles: [
    {
      ...{ site: 0, inDays: 0, hour: 10, technician: 0, inspection: 'devices', workshop: 'West kitchens' },
      description: 'West kitchens: follow up the drain flies.',
    },
    { site: 0, inDays: 0, hour: 8, technician: 1, description: 'Waste room, weekly check.', standing: 'onSite' },
    {
      ...{ site: 0, inDays: 2, hour: 9, technician: null, inspection: 'devices' },
      description: 'East kitchens: before the audit.',
    },
    { site: 0, inDays: 3, hour: 22, technician: 2, description: 'Night-time cockroach survey.' },
    {
      ...{ site: 0, inDays: -1, hour: 9, technician: 2, standing: 'pendingReview' },
      description: 'Fly lamps: tubes replaced.',
    },
    {
      ...{ site: 0, inDays: -2, hour: 14, technician: 1, description: 'Seating area, complaint.' },
      sentBack: 'Please add a photo of the cleaned seating area.',
    },
    { site: 0, inDays: -3, hour: 9, technician: 0, description: 'Delivery yard, bait stations.' },
    { site: 5, inDays: -2, hour: 15, technician: 1, description: 'Dining hall, ants reported.' },
    { site: 8, inDays: -1, hour: 14, technician: 4, description: 'Bakehouse, complaint.', standing: 'late' },
    { site: 3, inDays: 0, hour: 8, technician: 3, description: 'Waste area, follow-up.', standing: 'onSite' },
    { site: 4, inDays: 0, hour: 13, technician: 4, description: 'Loading dock, routine service.' },
    { site: 2, inDays: 1, hour: 9, technician: 3, description: 'Bottling line, fly lamps.' },
    { site: 9, inDays: 1, hour: 13, technician: 5, description: 'Filling hall, before the audit.' },
    { site: 6, inDays: 2, hour: 9, technician: 4, description: 'Tray assembly, follow-up.' },
    { site: 8, inDays: 2, hour: 10, technician: 4, description: 'Flour store.' },
    { site: 1, inDays: 2, hour: 14, technician: null, description: 'Extra visit: goods in.' },
    { site: 10, inDays: 3, hour: 9, technician: 3, description: 'Racking hall.' },
    { site: 7, inDays: 4, hour: 9, technician: 5, description: 'Bag warehouse.' },
    { site: 11, inDays: 5, hour: 7, technician: 2, description: 'Food stalls, before opening.' },
    { site: 5, inDays: 6, hour: 16, technician: null, description: 'Kitchen, after school hours.' },
  ],
  away: [
    { technician: 3, inDays: 4, days: 1, reason: 'Annual leave.', review: { state: 'approved' } },
    { technician: 5, inDays: 2, days: 1, reason: 'Dentist.' },
  ],
};
