import { expect, it } from 'vitest';
import { readSearch } from '#kit/ui/lists/search-params.ts';
import { AuditSearch } from '../../audit-contract.ts';
import { auditWords, backgroundWords, hrefOfSubject } from '../operator-words.ts';
import { auditFilterOf, detailsInWords, hrefOfAudit } from './audit-search.ts';

it('reads and writes the query of the address', () => {
  const search = readSearch(AuditSearch, { action: 'host_added', from: '2026-11-01', to: 'tomorrow', page: '3' });
  expect(hrefOfAudit('/operator/audit', search, { page: 3 })).toBe('/operator/audit?action=host_added&from=2026-11-01&page=3');
  expect(auditFilterOf(search)).toEqual({ search: '', action: ['host_added'], subject_kind: [], from: '2026-11-01' });
});

it('describes the details of an event in one line', () => {
  expect(detailsInWords({ fields: ['name', 'tagline'], ended: 2 }, null)).toBe('fields: name, tagline; ended: 2');
  expect(detailsInWords({ company_id: 15 }, null)).toBe('');
  expect([auditWords('cv_viewed'), auditWords('company_active')]).toEqual(['CV viewed', 'Company approved']);
  expect(backgroundWords('mail application_moved')).toBe('Email: application moved');
  expect(hrefOfSubject({ subject_kind: 'company', subject_id: 3 })).toBe('/operator/companies/3');
  expect(detailsInWords({ name: 'Harbour Homes' }, 'Harbour Homes')).toBe('');
  expect(detailsInWords({ name: 'Harbour Homes' }, 'Bay Homes')).toBe('name: Harbour Homes');
});
