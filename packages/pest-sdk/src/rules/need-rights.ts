import type { NeedKind } from './needs';
import type { Permission } from './permissions';

/** Who can do each kind, by any one of these: it is shown to nobody else. A screen asks the server, which knows. */
export const rightsToNeed: Readonly<Record<NeedKind, readonly Permission[]>> = {
  notArrived: ['btn_service_assign', 'btn_service_execute'],
  unassignedToday: ['btn_service_assign'],
  stockOut: ['btn_mquipment_replenish', 'btn_chemistry_replenish'],
  sentBack: ['btn_service_execute'],
  notHandedIn: ['btn_service_execute'],
  riskOverdue: ['btn_service_review', 'btn_service_execute'],
  riskAnswered: ['btn_service_review'],
  serviceReview: ['btn_service_review'],
  reportReview: ['btn_audit_seminar', 'btn_Service_audit'],
  unassigned: ['btn_service_assign'],
  leaveReview: ['btn_leave_audit'],
};
