import { AuditVerdict } from '../audit.ts';
import { call } from '../call.ts';

export const verifyAudit = call({
  method: 'get',
  path: '/admin/audit/verify',
  summary: 'Whether the audit log is as it was written, or where it is not',
  access: 'platformOwner',
  answer: AuditVerdict,
  limit: 'export',
});
