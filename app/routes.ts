import { index, type RouteConfig, route } from '@react-router/dev/routes'

export default [
	index('shell/routes/home.tsx'),
	route('logout', 'identity/routes/logout.tsx'),
	route('theme', 'shell/routes/theme.tsx'),

	route('hospital/auth', 'hospitals/routes/auth.tsx'),
	route('hospitals/auth', 'hospitals/routes/auth.tsx', { id: 'hospitals/routes/auth-plural' }),
	route('hospital/auth/guest', 'hospitals/routes/guest.tsx'),
	route('hospital/check-inbox', 'hospitals/routes/check-inbox.tsx'),
	route('hospital/confirm-email', 'hospitals/routes/confirm-email.tsx'),
	route('hospital/resend-confirmation', 'hospitals/routes/resend-confirmation.tsx'),
	route('hospital/forgot-password', 'hospitals/routes/forgot-password.tsx'),
	route('hospital/reset-password', 'hospitals/routes/reset-password.tsx'),
	route('hospitals/verification', 'hospitals/routes/verification.tsx'),

	route('operator/sign-in', 'operations/routes/sign-in.tsx'),
	route('operator', 'operations/routes/hospitals.tsx'),
	route('operator/hospitals/:hospitalId', 'operations/routes/hospital.tsx'),
	route('operator/hospitals/:hospitalId/verification', 'operations/routes/verify-hospital.tsx'),
	route('operator/hospitals/:hospitalId/rejection', 'operations/routes/reject-hospital.tsx'),
	route('operator/hospitals/:hospitalId/suspension', 'operations/routes/suspend-hospital.tsx'),
	route('operator/hospitals/:hospitalId/reinstatement', 'operations/routes/reinstate-hospital.tsx'),

	route('jobs', 'shell/routes/jobs.tsx'),
	route('jobs/:jobId', 'shell/routes/job.tsx'),

	route('jobs/:jobId/apply', 'applications/routes/apply.tsx'),
	route('applications/:applicationId', 'applications/routes/show.tsx'),
	route('applications/:applicationId/withdrawal', 'applications/routes/withdraw.tsx'),
	route('applications/:applicationId/withdrawal/undo', 'applications/routes/undo-withdrawal.tsx'),
	route('doctors/dashboard', 'shell/routes/doctor-dashboard.tsx'),
	route('hospital/jobs/:jobId/applicants', 'applications/routes/applicants.tsx'),
	route('hospital/applications/:applicationId', 'applications/routes/candidate.tsx'),
	route('hospital/applications/:applicationId/resume', 'applications/routes/resume.tsx'),
	route('hospital/applications/:applicationId/stage', 'applications/routes/move.tsx'),
	route('hospital/applications/:applicationId/stage/undo', 'applications/routes/undo-move.tsx'),
	route('hospital/applications/:applicationId/rejection', 'applications/routes/reject.tsx'),

	route('dev/outbox', 'shell/routes/dev-outbox.tsx'),
	route('dev/outbox.json', 'shell/routes/dev-outbox-json.tsx'),
	route('dev/ui', 'shell/routes/dev-ui.tsx'),
	route('*', 'shell/routes/not-found.tsx'),
] satisfies RouteConfig
