// The files of deploy/, Dockerfile and compose.yml name what the code has: settings, ports, paths, times.
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { connections } from '#app/platform/database/connections.server.ts'
import { env, parseEnvironment, settingNames } from '#app/platform/env.server.ts'
import packageJson from '../package.json' with { type: 'json' }
import { patienceInProduction } from '../server/patience.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const compose = read('compose.yml')
const dockerfile = read('Dockerfile')
const units = globSync('deploy/systemd/*.service').map(read)
const manifests = globSync('deploy/kubernetes/**/*.yaml').map(read)
const operations = read('docs/operations.md')

test('every setting that a file of the deployment names is one of the app', () => {
	const named = [
		...all(/^x-settings:[^]*?\n\n/m.exec(compose)?.[0] ?? '', /^ {2}(\w+):/gm),
		...all(compose, /(RUN_TASKS):/g),
		...globSync('deploy/kubernetes/**/*.env').flatMap((file) => all(read(file), /^(\w+)=/gm)),
		...manifests.flatMap((text) => all(text, /- \{ name: ([A-Z_]+), value/g)),
		...units.flatMap((text) => all(text, /^Environment=(.*)$/gm).flatMap((line) => all(line, /([A-Z_]+)=/g))),
		...all(/^ENV NODE_ENV.*$/m.exec(dockerfile)?.[0] ?? '', /([A-Z_]+)=/g),
	]

	expect(new Set(named).size).toBeGreaterThan(25)
	expect(named.filter((name) => name !== 'NODE_ENV' && !settingNames.includes(name))).toEqual([])
})

/** Settings that no container of compose.yml is given, and why. */
const notPassed: Record<string, string> = {
	MIGRATION_DATABASE_URL: 'The owner of the tables, whom migration and backup alone know.',
	MIGRATION_DATABASE_PASSWORD: 'The same.',
	REPLICATION_PASSWORD: 'The migration alone refuses that of the rehearsal; databases use it.',
	PORT: 'The image answers at 3000, which the proxy asks.',
	DATA_DIR: 'Files are in the bucket, and the container may write nowhere.',
	RAZORPAY_URL: 'Only for tests.',
}

test('every setting of the app reaches the processes of each deployment', () => {
	const settings = /^x-settings:[^]*?\n\n/m.exec(compose)?.[0] ?? ''
	const passed = new Set([...all(settings, /^ {2}(\w+):/gm), ...all(compose, /(RUN_TASKS|OTEL_SERVICE_NAME): \S/g)])
	expect(settingNames.filter((name) => !passed.has(name)).sort()).toEqual(Object.keys(notPassed).sort())
	// What an owner of the machine may set is taken from .env under its own name.
	expect(all(settings, /^ {2}(\w+): \$\{(?!\1:?-)/gm)).toEqual([])

	// There every name of two files is passed.
	const pods = manifests.filter((text) => text.includes('containers:'))
	expect(pods).toHaveLength(4)
	for (const pod of pods) {
		expect(pod).toContain('- configMapRef: { name: settings }')
		expect(pod).toContain('- secretRef: { name: secrets }')
	}
	expect(units.filter((text) => text.includes('EnvironmentFile=/etc/theatrelist/settings'))).toHaveLength(4)
})

test('the page for operators has one row for each setting and no other', () => {
	const table = /^## Configure$[^]*?^## /m.exec(operations)?.[0] ?? ''

	expect(all(table, /^\| `([A-Z\d_]+)` \|/gm).sort()).toEqual(settingNames.toSorted())
})

test('what a file of the deployment runs, copies or lists exists', () => {
	const copied = all(dockerfile, /^COPY (?!--from)(.+) \.\S*$/gm).flatMap((files) => files.split(' '))
	const run = [...units, ...manifests, compose, dockerfile].flatMap((text) =>
		all(text, /\b((?:start|operate)\/[\w./-]+)/g),
	)
	const mounted = all(compose, /\.\/(deploy\/[\w./-]+)/g)
	const listed = globSync('deploy/kubernetes/**/kustomization.yaml').flatMap((file) =>
		all(read(file), /^ {2}- (\S+)$/gm).map((name) => path.join(path.dirname(file), name)),
	)

	for (const files of [copied, run, mounted, listed]) expect(files).not.toEqual([])
	expect([...copied, ...run, ...mounted, ...listed].filter((file) => !existsSync(file))).toEqual([])
})

test('ports agree, and health is asked where it is answered', () => {
	expect(all(dockerfile, /EXPOSE (\d+)/g)).toEqual(['3000'])
	expect(new Set(all(compose, /web-\d:(\d+)/g))).toEqual(new Set(['3000']))
	expect(new Set(manifests.flatMap((text) => all(text, /containerPort: (\d+)/g)))).toEqual(new Set(['3000']))
	expect(read('deploy/haproxy/haproxy.cfg')).toContain('option httpchk GET /ready')
	for (const file of ['web', 'worker']) {
		const paths = all(read(`deploy/kubernetes/base/${file}.yaml`), /httpGet: \{ path: (\S+),/g)
		expect(paths).toEqual(['/live', '/ready', '/live'])
	}
})

test('what a visitor claims to a process that believes its proxy does not reach it', () => {
	const proxy = read('deploy/haproxy/haproxy.cfg')

	for (const header of ['X-Forwarded-For', 'traceparent', 'tracestate'])
		expect(proxy).toContain(`http-request del-header ${header}\n`)
})

test('a read whose process died is asked of the other one, and nothing that was sent is sent twice', () => {
	const proxy = read('deploy/haproxy/haproxy.cfg')

	expect(proxy).toMatch(/^\tretry-on conn-failure empty-response$/m)
	expect(proxy).toMatch(/^\thttp-request disable-l7-retry unless METH_GET$/m)
	// At each try, not at the last one alone.
	expect(proxy).toMatch(/^\toption redispatch 1$/m)
	expect(all(proxy, /^\tserver web-\d-late (".*") backup no-check$/gm)).toEqual(
		all(proxy, /^\tserver web-\d (".*")$/gm),
	)
})

test('every start of haproxy has the variables that its file names', () => {
	const names = [...new Set(all(read('deploy/haproxy/haproxy.cfg').replace(/^#.*$/gm, ''), /"\$\{(\w+)/g))]

	expect(names.length).toBe(4)
	for (const file of ['compose.yml', 'docs/operations.md', 'hard/rolling-restarts.ts'])
		expect(names.filter((name) => !new RegExp(`\\b${name}(=|: )`).test(read(file)))).toEqual([])
})

test('on a machine, commands know the owner of the tables, and the scanner is started once it has signatures', () => {
	expect(/^run\(\) \{[^]*?\}$/m.exec(operations)?.[0]).toContain('EnvironmentFile=-/etc/theatrelist/owner')
	expect(operations.indexOf('until ls /var/lib/clamav')).toBeGreaterThan(0)
	expect(operations.indexOf('until ls /var/lib/clamav')).toBeLessThan(
		operations.indexOf('restart clamav-daemon.socket'),
	)
})

test('no password of compose.yml stands in an address, which some of its characters would end', () => {
	expect(all(compose, /(\w+:\/\/\S*\$\{[A-Z_\d]*(?:PASSWORD|SECRET\w*)\b)/g)).toEqual([])
})

test('an upgrade and a promotion start every service again that runs the image all the time', () => {
	const services = compose.slice(compose.indexOf('\nservices:')).split(/\n(?= {2}[\w-]+:)/)
	const staying = services
		.filter((text) => /<<: \*app|: \*web$/m.test(text) && !text.includes('restart: "no"'))
		.map((text) => /^ {2}([\w-]+):/.exec(text)?.[1] ?? '')
	const lineOf = (text: string, pattern: RegExp) => pattern.exec(text)?.[0] ?? ''
	const upgrade = lineOf(operations, /^.*--no-deps --wait web-1.*$/m)

	expect(staying).toEqual(['web-1', 'web-2', 'worker', 'backup'])
	// `--wait` fails on a service without a check.
	expect(services.filter((text) => text.includes('disable: true') && !text.includes('restart: "no"'))).toEqual([])
	for (const name of staying) {
		expect(upgrade).toContain(name)
		expect(lineOf(compose, /^# An upgrade[^]*?^name:/m)).toContain(name)
	}
	expect(lineOf(operations, /^3\. Point `DATABASE_URL`.*$/m)).toContain('`backup`')
	expect(read('hard/containers.ts')).toContain(`upgraded = ['${staying.join("', '")}']`)
})

test('an installation copies nothing out of the release before it is there', () => {
	const [, install = ''] = /\*\*On a machine with systemd\.\*\*[^]*?```sh\n([^]*?)```/.exec(operations) ?? []
	const lines = install.split('\n')
	const cloned = lines.findIndex((line) => line.startsWith('git clone'))

	expect(cloned).toBeGreaterThan(0)
	expect(lines.slice(0, cloned).filter((line) => /\b(deploy|start|operate)\//.test(line))).toEqual([])
})

test('the units set what differs between processes, which their settings must not set again', () => {
	// systemd lets the file win.
	const own = new Set(units.flatMap((text) => all(text, /(PORT|RUN_TASKS|DATA_DIR)=/g)))
	const install = /# NAME=value lines: .*/.exec(operations)?.[0] ?? ''

	expect(own.size).toBe(3)
	for (const name of own) expect(install).toContain(name)
	// Processes of one machine cannot listen on the same one.
	expect(install).toContain('METRICS_PORT')
})

test('a process is given more time to end than it takes', () => {
	const { beforeClosingMs, inFlightMs, tasksMs, connectionsMs } = patienceInProduction
	const longestSeconds = (beforeClosingMs + inFlightMs + tasksMs + 2 * connectionsMs) / 1000
	const given = [
		...all(compose, /x-app:[^]*?stop_grace_period: (\d+)s/g),
		...manifests.flatMap((text) => all(text, /terminationGracePeriodSeconds: (\d+)/g)),
		...units.flatMap((text) => all(text, /TimeoutStopSec=(\d+)/g)),
	]

	expect(given).toHaveLength(5)
	expect(given.filter((seconds) => Number(seconds) <= longestSeconds)).toEqual([])
})

test('the image runs the Node of the project and holds no settings of the person who builds it', () => {
	expect(all(dockerfile, /NODE=node:([\d.]+)/g)).toEqual([packageJson.dependencies.node])
	expect(read('.dockerignore').split('\n')).toEqual(expect.arrayContaining(['.env', '.env.*', '.data', 'node_modules']))
	expect(dockerfile).toMatch(/^USER 1000:1000$/m)
})

test('three processes fit what PostgreSQL allows without being asked', () => {
	const beside = connections.tasks + connections.notices + connections.live
	const { DATABASE_POOL_SIZE } = parseEnvironment({ DATABASE_URL: env.DATABASE_URL })

	expect(connections.web).toBe(env.DATABASE_POOL_SIZE)
	expect(operations).toContain(`\`DATABASE_POOL_SIZE\` + ${beside}`)
	// Of its 100, three are kept for administrators. An upgrade runs the old and the new release side by side.
	expect((DATABASE_POOL_SIZE + beside) * 3 * 2).toBeLessThanOrEqual(97)
})

test('every alert says what to do, and is seen to fire by promtool’s rules', () => {
	const alerts = all(read('deploy/prometheus/alerts.yml'), /^ {6}- alert: (\w+)$/gm)
	const table = /^\| Alert \|[^]*?\n\n/m.exec(operations)?.[0] ?? ''
	const explained = all(table, /^\| ([\w, ]+) \|/gm).flatMap((names) => names.split(', '))
	const cases = [...read('deploy/prometheus/alerts.test.yml').matchAll(/alertname: (\w+),\s+exp_alerts:\s+(\S+)/g)]
	const firing = cases.filter(([, , expected]) => !expected?.startsWith('[]')).map(([, name]) => name)

	expect(alerts.length).toBeGreaterThan(10)
	expect(explained.filter((name) => name !== 'Alert').sort()).toEqual(alerts.toSorted())
	expect([...new Set(firing)].sort()).toEqual(alerts.toSorted())
})

test('alerts and the dashboard ask for figures that there are, and no figure is asked for by none', () => {
	const declared = ['app/**/*.server.ts', 'server/metrics.ts'].flatMap((pattern) =>
		globSync(pattern).flatMap((file) => all(read(file), /(?:counter|histogram|gauge)(?:<[^>]+>)?\(\s*'(app_\w+)'/g)),
	)
	const asked = ['deploy/prometheus/alerts.yml', 'deploy/grafana/dashboard.json'].flatMap((file) =>
		all(read(file), /\b(app_\w+?)(?:_bucket|_count|_sum)?\b(?!_)/g),
	)

	expect(declared.length).toBeGreaterThan(10)
	expect([...new Set(asked)].sort()).toEqual(declared.sort())
})
