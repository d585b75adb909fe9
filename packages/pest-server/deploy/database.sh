#!/bin/sh
# Once, as the database is made: the server's own role is no superuser, so that row-level security binds it.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$PEST_DATABASE_PASSWORD" -U postgres <<'SQL'
create role pest login createrole password :'password';
create database pest owner pest;
SQL
