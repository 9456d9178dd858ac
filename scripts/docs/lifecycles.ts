import { globSync, readFileSync } from 'node:fs'
import type { Lifecycle } from '#app/platform/lifecycle.ts'
import { folders } from '../../architecture.ts'

type Declared = Pick<Lifecycle<string, string>, 'name' | 'states' | 'moves'>
type Transition = Declared['moves'][number]

/** Every lifecycle that a capability declares, in import order. */
export async function listLifecycles(): Promise<Declared[]> {
	const files = Object.keys(folders)
		.flatMap((folder) => globSync(`app/${folder}/{,*/}*.ts`).toSorted())
		.filter((file) => /= defineLifecycle\(/.test(readFileSync(file, 'utf8')))
	const modules = await Promise.all(files.map((file) => import(`../../${file}`) as Promise<Record<string, unknown>>))
	return modules.flatMap((module) => Object.values(module).filter(isLifecycle))
}

const isLifecycle = (value: unknown): value is Declared =>
	typeof value === 'object' && value !== null && 'findMove' in value && 'moves' in value

export async function lifecycles(): Promise<string> {
	const sections = (await listLifecycles()).map(describe)
	return `# Lifecycles\n\nThe declarations that \`lifecycleRunner\` obeys (docs/decisions/lifecycles-and-tests.md): any other move is refused.\n\n${sections.join('\n')}`
}

function describe({ name, states, moves }: Declared): string {
	const arrows = moves.flatMap((move) =>
		move.from.map((from) => `  ${idOf(from)} --> ${idOf(move.to)}: ${labelOf(move)}`),
	)
	const aliases = states.filter((state) => idOf(state) !== state).map((state) => `  state "${state}" as ${idOf(state)}`)
	const finals = states.filter((state) => !moves.some(({ from }) => from.includes(state)))
	const diagram = [
		...['stateDiagram-v2', ...aliases, `  [*] --> ${idOf(states[0] ?? '')}`, ...arrows],
		...finals.map((state) => `  ${idOf(state)} --> [*]`),
	]
	const rows = moves.map(
		({ name: what, by, from, to, undoSeconds, given }) =>
			`| ${spoken(what)} | ${by} | ${from.join(', ')} | ${to} | ${undoSeconds === undefined ? '' : `${undoSeconds} s`} | ${given ?? ''} |`,
	)
	return `## ${name}\n\n\`\`\`mermaid\n${diagram.join('\n')}\n\`\`\`\n\n| Move | By | From | To | Undo within | Only |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`
}

/** Mermaid takes neither a hyphen in a state's id nor a colon in a label. */
const idOf = (state: string) => state.replaceAll('-', '_')
const spoken = (name: string) => name.replaceAll('-', ' ')
const labelOf = ({ name, by, undoSeconds }: Transition) =>
	`${spoken(name)} (${by}${undoSeconds === undefined ? '' : `, undo within ${undoSeconds} s`})`
