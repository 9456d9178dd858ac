import { readFileSync } from 'node:fs'
import { isForDeployment, type Lock, packagesOfRelease } from '../../start/prune-packages.ts'

/** One line for each package that the image of a release holds. */
export function releasePackages(): string {
	const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
	const rows = packagesOfRelease(lock)
		.filter((folder) => isForDeployment(lock.packages[folder] ?? {}))
		.map((folder) => `- \`${folder.slice('node_modules/'.length)}\``)
	return `# Packages of a release\n\nWhat \`start/prune-packages.ts\` leaves in the image (Linux, x64). A new line is a new thing that production loads.\n\n${rows.join('\n')}\n`
}
