import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
	index('shell/routes/home.tsx'),
	route('logout', 'identity/routes/logout.tsx'),
	route('theme', 'shell/routes/theme.tsx'),

	route('dev/outbox', 'shell/routes/dev-outbox.tsx'),
	route('dev/outbox.json', 'shell/routes/dev-outbox-json.tsx'),
	route('dev/ui', 'shell/routes/dev-ui.tsx'),
	route('*', 'shell/routes/not-found.tsx'),
] satisfies RouteConfig
