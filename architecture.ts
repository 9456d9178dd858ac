/**
 * The one picture of this codebase: which folder of `app/` may import which.
 * `oxlint.config.ts` enforces it and `test/architecture.test.ts` guards it.
 * Keep it acyclic: a line may name only folders on the lines above it.
 */
export const mayImport = {
	platform: [],
	ui: [],
	identity: ['platform', 'ui'],
	catalog: ['platform', 'ui'],
	notifications: ['platform', 'ui', 'identity'],
	hospitals: ['platform', 'ui', 'identity', 'catalog', 'notifications'],
	specialists: ['platform', 'ui', 'identity', 'catalog', 'notifications', 'hospitals'],
	credentials: ['platform', 'ui', 'identity', 'catalog', 'notifications', 'specialists'],
	jobs: ['platform', 'ui', 'identity', 'catalog', 'notifications', 'hospitals'],
	applications: [
		'platform',
		'ui',
		'identity',
		'catalog',
		'notifications',
		'hospitals',
		'specialists',
		'credentials',
		'jobs',
	],
	operations: ['platform', 'ui', 'identity', 'notifications', 'hospitals', 'specialists', 'credentials', 'jobs'],
	shell: [
		'platform',
		'ui',
		'identity',
		'catalog',
		'notifications',
		'hospitals',
		'specialists',
		'credentials',
		'jobs',
		'applications',
		'operations',
	],
} satisfies Record<string, string[]>
