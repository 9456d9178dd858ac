// Waits until the process of these settings serves, and its proxy knows: node start/boot.mjs wait-until-ready
// For units of systemd, whose restart ends with it, so that the next process is not stopped before this one is in use.
import { setTimeout } from 'node:timers/promises'
import { env } from '#app/platform/env.server.ts'

const patienceMs = 90_000
/** Proxies ask once a second and believe the first yes (deploy/haproxy). */
const untilProxiesKnowMs = 3_000

const isReady = () =>
	fetch(`http://127.0.0.1:${env.PORT}/ready`, { signal: AbortSignal.timeout(2_000) }).then(
		({ ok }) => ok,
		() => false,
	)

const end = performance.now() + patienceMs
let ready = await isReady()
while (!ready && performance.now() < end) {
	await setTimeout(200)
	ready = await isReady()
}
if (ready) await setTimeout(untilProxiesKnowMs)
else {
	process.stderr.write(`Nothing says ready on port ${env.PORT} after ${patienceMs / 1000} s. Its log says why.\n`)
	process.exitCode = 1
}
