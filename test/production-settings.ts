/** The least that a start in production mode accepts, but for the database. */
export const productionSettings = {
	APP_MODE: 'production',
	APP_ORIGIN: 'https://example.org',
	SECRET: 'a-secret-of-our-own-with-enough-letters',
	CODE_PEPPERS: 'k1:a-pepper-of-our-own-with-enough-letters',
	SMS_SENDER: 'msg91',
	MSG91_AUTH_KEY: 'key',
	SMS_TEMPLATE_IDS: '{"sign-in-code":"1107161234567890123"}',
	MAIL_SENDER: 'smtp',
	SMTP_URL: 'smtps://user:password@mail.example.org:465',
	MAIL_FROM: 'hello@example.org',
	FILE_SCANNER: 'clamd',
}
