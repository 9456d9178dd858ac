ALTER TABLE "jobs" VALIDATE CONSTRAINT "jobs_site_id_hospital_sites_id_fk";
