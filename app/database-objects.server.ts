import { openJob } from './applications/open-job.sql.ts'
import { appendOnly } from './billing/append-only.sql.ts'
import { checkedName } from './credentials/checked-name.sql.ts'
import { alikeNames } from './hospitals/names/alike-names.sql.ts'
import { sites } from './hospitals/sites/sites.sql.ts'
import { actor } from './identity/actor.sql.ts'
import { limits } from './identity/limits.sql.ts'
import { interviewers } from './interviews/interviewers.sql.ts'
import { jobFacets } from './jobs/search/facets.ts'
import { jobRows } from './jobs/search/search-rows.sql.ts'
import { payObservations } from './pay/observations.sql.ts'
import { declarations } from './personal-data/declarations.server.ts'
import { policiesOf } from './personal-data/row-policies.server.ts'
import { auditChain } from './platform/audit/audit-chain.sql.ts'
import type { DatabaseObject, WrittenTable } from './platform/database/database-objects.ts'
import { relationsView } from './relations/relations.sql.ts'
import { searchFacets } from './search/search-facets.sql.ts'
import { searchMap } from './search/search-map.sql.ts'
import { keepSearchRows } from './search/search-rows.sql.ts'
import { searchWords } from './search/search-words.sql.ts'
import { commitmentsView } from './specialists/availability/commitments.sql.ts'
import { specialistFacets } from './specialists/search/facets.ts'
import { hiddenHospitals } from './specialists/hiding/hidden-hospitals.sql.ts'
import { specialistRows } from './specialists/search/search-rows.sql.ts'

const jobSearch: WrittenTable = { table: 'search_jobs', by: 'refresh_search_jobs' }
const specialistSearch: WrittenTable = { table: 'search_specialists', by: 'refresh_search_specialists' }
const writing = (tables: WrittenTable[], objects: readonly DatabaseObject[]) =>
	objects.map((object) => ({ ...object, writes: tables }))

/** Everything in the database but tables and types, in an order in which each may use those above it. */
export const databaseObjects: readonly DatabaseObject[] = [
	...actor,
	...limits,
	...auditChain,
	...appendOnly,
	...writing(
		[jobSearch, specialistSearch],
		[...searchWords, ...searchMap, ...searchFacets({ job: jobFacets, specialist: specialistFacets })],
	),
	keepSearchRows,
	...alikeNames,
	...sites,
	...hiddenHospitals,
	...writing([specialistSearch], specialistRows),
	...writing([jobSearch], jobRows),
	relationsView,
	commitmentsView,
	payObservations,
	...checkedName,
	...openJob,
	...interviewers,
	...declarations.flatMap(policiesOf),
]
