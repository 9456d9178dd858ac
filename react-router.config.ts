import type { Config } from '@react-router/dev/config'

export default {
	ssr: true,
	// The whole route manifest is 20 kB for members and saves the server an endpoint that anyone can hammer.
	routeDiscovery: { mode: 'initial' },
	// The request gate (app/platform/http/request-gate.server.ts) is stricter than the framework's own check and runs before it.
} satisfies Config
