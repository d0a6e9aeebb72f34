import * as z from 'zod/mini';
import { AuditEntry, AuditFilters, AuditQuery, AuditVerdict } from '../audit.ts';
import { call } from '../call.ts';

export const listAudit = call({
  method: 'get',
  path: '/admin/audit',
  summary: 'What admins did, the newest first',
  access: 'platformOwner',
  query: AuditQuery,
  answer: z.array(AuditEntry),
  returns: 'page',
});

export const verifyAudit = call({
  method: 'get',
  path: '/admin/audit/verify',
  summary: 'Whether the audit log is as it was written, or where it is not',
  access: 'platformOwner',
  answer: AuditVerdict,
  limit: 'auditCheck',
});

export const exportAudit = call({
  method: 'get',
  path: '/admin/audit/export.csv',
  summary: 'What admins did as a table',
  access: 'platformOwner',
  query: AuditFilters,
  answer: z.string(),
  returns: 'file',
  mediaType: 'text/csv',
  limit: 'export',
});
