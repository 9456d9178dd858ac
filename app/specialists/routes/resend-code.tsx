import { redirect } from 'react-router'
import { sendAnotherCode } from '../onboarding/another-code.server.ts'
import type { Route } from './+types/resend-code.ts'

export const loader = () => redirect('/doctors/register/code')

export async function action({ request, context }: Route.ActionArgs) {
	return sendAnotherCode(request, context, 'sms')
}
