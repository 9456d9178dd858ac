import { defineFunction, defineTrigger } from '#app/platform/database/database-objects.ts'

/** A removed site leaves its members. A member of this site alone is left with none, and an owner gives them others. */
const takeSiteFromMembers = defineFunction(
	'take_site_from_members',
	`() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE hospital_members SET sites = array_remove(sites, OLD.id) WHERE hospital_id = OLD.hospital_id AND OLD.id = ANY(sites);
	UPDATE hospital_invitations SET sites = array_remove(sites, OLD.id) WHERE hospital_id = OLD.hospital_id AND OLD.id = ANY(sites);
	RETURN NULL;
END $$`,
)

export const sites = [
	takeSiteFromMembers,
	defineTrigger('take_site_from_members', {
		on: 'hospital_sites',
		when: 'after delete',
		run: 'execute function take_site_from_members()',
	}),
]
