import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { docker, tryDocker } from './docker.ts'

/** A stand-in for an image of a registry: a Debian with some of its packages, and what follows in its Dockerfile. */
type BaseImage = { name: string; suite: string; packages: string[]; files?: Record<string, string>; lines: string[] }

const node = `node:${packageJson.dependencies.node}-bookworm-slim`
const version = (name: 's3rver' | 'smtp-server') => `${name}@${packageJson.devDependencies[name]}`

const postgresEntry = `#!/bin/bash
# Makes the data folder at the first start, as the image of the registry does, and runs what it is told.
set -euo pipefail
if [ "$(id -u)" = 0 ]; then
	mkdir -p "$PGDATA"
	chown -R postgres:postgres /var/lib/postgresql
	exec setpriv --reuid=postgres --regid=postgres --clear-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
	initdb --username="$POSTGRES_USER" --pwfile=<(printf %s "$POSTGRES_PASSWORD") --auth-host=scram-sha-256 --auth-local=trust >/dev/null
	echo "listen_addresses = '*'" >>"$PGDATA/postgresql.conf"
	echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
	pg_ctl --wait --options="-c listen_addresses=''" start
	createdb --username="$POSTGRES_USER" "$POSTGRES_DB"
	for script in /docker-entrypoint-initdb.d/*.sh; do bash "$script"; done
	pg_ctl --wait stop
fi
exec "$@"
`

/** EICAR alone: what is tried is the way to the scanner, not its signatures. */
const signature = `Eicar-Test-Signature:0:0:${Buffer.from('X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*').toString('hex')}\n`

const storeServer = `import S3rver from 's3rver'
import Account from 's3rver/lib/models/account.js'
const { MINIO_ROOT_USER: key, MINIO_ROOT_PASSWORD: secret } = process.env
Account.DUMMY_ACCOUNT.createKeyPair(key, secret)
const configureBuckets = [{ name: 'theatrelist' }, { name: 'theatrelist-backups' }]
// The name of the host is no bucket.
const vhostBuckets = false
await new S3rver({ address: '0.0.0.0', port: 9000, silent: true, directory: '/data', configureBuckets, vhostBuckets }).run()
`

const mailServer = `import { SMTPServer } from 'smtp-server'
new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData: (stream, _, done) => stream.resume().on('end', done) }).listen(1025)
`

export const baseImages: BaseImage[] = [
	{
		name: node,
		suite: 'bookworm',
		packages: ['ca-certificates'],
		lines: [
			'COPY node /usr/local/bin/node',
			'COPY npm /usr/local/lib/node_modules/npm',
			'COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt',
			'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt',
			'RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && useradd --create-home --uid 1000 node',
		],
	},
	{
		name: 'postgres:18.4-bookworm',
		suite: 'sid',
		packages: ['postgresql-18'],
		files: { 'entry.sh': postgresEntry },
		lines: [
			'COPY entry.sh /usr/local/bin/entry.sh',
			'ENV PATH=/usr/lib/postgresql/18/bin:$PATH PGDATA=/var/lib/postgresql/18/docker',
			'RUN rm -rf /var/lib/postgresql /etc/postgresql && mkdir -p /var/lib/postgresql /var/run/postgresql /docker-entrypoint-initdb.d && chown postgres:postgres /var/lib/postgresql /var/run/postgresql',
			'ENTRYPOINT ["entry.sh"]',
			'CMD ["postgres"]',
		],
	},
	{
		name: 'haproxy:3.2-alpine',
		suite: 'bookworm',
		packages: ['haproxy'],
		lines: [
			'RUN usermod --uid 99 haproxy',
			'USER haproxy',
			'ENTRYPOINT ["haproxy", "-W", "-db", "-f", "/usr/local/etc/haproxy/haproxy.cfg"]',
		],
	},
	{
		name: 'clamav/clamav:1.4',
		suite: 'bookworm',
		packages: ['clamav-daemon'],
		files: {
			'eicar.ndb': signature,
			'clamd.conf':
				'Foreground yes\nTCPSocket 3310\nTCPAddr 0.0.0.0\nAlertExceedsMax yes\nDatabaseDirectory /var/lib/clamav\n',
		},
		lines: ['COPY eicar.ndb /var/lib/clamav/', 'COPY clamd.conf /etc/clamav/clamd.conf', 'ENTRYPOINT ["clamd"]'],
	},
	...(
		[
			['minio/minio:RELEASE.2025-09-07T16-13-09Z', 's3rver', storeServer, 'server'],
			['axllent/mailpit:v1.27', 'smtp-server', mailServer, 'mail'],
		] as const
	).map(([name, library, program, command]) => ({
		name,
		suite: node,
		packages: [],
		files: { 'main.mjs': program, [command]: '#!/bin/sh\nexec node /stand-in/main.mjs\n' },
		lines: [
			'WORKDIR /stand-in',
			`RUN mkdir -p /data && npm install --ignore-scripts ${version(library)}`,
			'COPY main.mjs .',
			`COPY ${command} /usr/local/bin/${command}`,
			`CMD ["${command}"]`,
		],
	})),
	// The store makes its buckets itself.
	{
		name: 'minio/mc:RELEASE.2025-08-13T08-35-41Z',
		suite: node,
		packages: [],
		lines: ['RUN ln -s /bin/true /usr/local/bin/mc', 'ENTRYPOINT ["mc"]'],
	},
]

/** Makes those that this engine has not, or has as they were made before, from Debian's packages and npm's: there may be no registry of images. Needs mmdebstrap and root. */
export function makeBaseImages(say: (line: string) => void) {
	for (const image of baseImages) {
		const made = createHash('sha256').update(JSON.stringify(image)).digest('hex')
		const format = ['image', 'inspect', '--format', '{{.Config.Labels.made}}', image.name]
		if (tryDocker(...format).printed === made) continue
		say(`making a stand-in for ${image.name}`)
		const folder = mkdtempSync(path.join(tmpdir(), 'base-image-'))
		try {
			writeFileSync(path.join(folder, 'Dockerfile'), [...rootOf(image, folder), ...image.lines, ''].join('\n'))
			for (const [name, text] of Object.entries(image.files ?? {})) {
				writeFileSync(path.join(folder, name), text)
				chmodSync(path.join(folder, name), 0o755)
			}
			docker('build', '--network', 'host', '--label', `made=${made}`, '--tag', image.name, folder)
		} finally {
			rmSync(folder, { recursive: true, force: true })
		}
	}
}

function rootOf({ name, suite, packages }: BaseImage, folder: string): string[] {
	if (suite === node) return [`FROM ${node}`]
	const include = packages.length > 0 ? [`--include=${packages.join(',')}`] : []
	const root = path.join(folder, 'root.tar')
	// A mirror may lag behind what the newest suite promises.
	const options = ['--variant=minbase', '--aptopt=Acquire::Check-Valid-Until "false"', ...include]
	execFileSync('mmdebstrap', [...options, suite, root, 'http://deb.debian.org/debian'], { stdio: 'pipe' })
	if (name === node) {
		const npm = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim()
		mkdirSync(path.join(folder, 'npm'))
		cpSync(path.join(npm, 'npm'), path.join(folder, 'npm'), { recursive: true, dereference: true })
		cpSync(process.execPath, path.join(folder, 'node'))
		cpSync('/etc/ssl/certs/ca-certificates.crt', path.join(folder, 'ca-certificates.crt'))
	}
	return ['FROM scratch', 'ADD root.tar /']
}
