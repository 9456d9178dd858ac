import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
	index('shell/routes/home.tsx'),
	route('logout', 'identity/routes/logout.tsx'),
	route('theme', 'shell/routes/theme.tsx'),

	route('*', 'shell/routes/not-found.tsx'),
] satisfies RouteConfig
