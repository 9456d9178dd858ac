/** What a key may do, beside each other: a key that writes jobs does not read them unless it may do that too. */
export const scopes = ['jobs:read', 'jobs:write', 'applicants:read', 'applicants:write', 'placements:read'] as const
export type Scope = (typeof scopes)[number]

export const scopeNames: Record<Scope, string> = {
	'jobs:read': 'Read jobs',
	'jobs:write': 'Post, edit, pause and close jobs',
	'applicants:read': 'Read applicants',
	'applicants:write': 'Shortlist, move and reject applicants',
	'placements:read': 'Read placements',
}
